declare module 'virtual:game-icons' {
  /** The outline of each icon in a square of 512. */
  const icons: Readonly<Record<string, string>>;
  export default icons;
}

declare module 'virtual:heroscape-figures' {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}

declare module 'virtual:signum-creatures' {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}

declare module 'virtual:game-icon/*' {
  /** The outline of one icon in a square of 512. */
  const icon: string;
  export default icon;
}

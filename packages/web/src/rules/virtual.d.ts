declare module 'virtual:rules/*' {
  /** The text of each rule by its ID, with simple marks for bold, italics and code. */
  const rules: Readonly<Record<string, string | undefined>>;
  export default rules;
}

declare module 'virtual:chapters/*' {
  const chapters: readonly {
    readonly n: number;
    readonly title: { readonly en: string; readonly de: string; readonly it: string };
  }[];
  export default chapters;
}

/**
 * "a" or "an".
 */
export function article(text: string): string {
  return /^(?:[aeio]|un(?!i)|u(?!n))/i.test(text) ? `an ${text}` : `a ${text}`;
}

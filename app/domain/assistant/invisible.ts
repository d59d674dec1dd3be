/**
 * Text without the characters that nobody sees: zero-width ones, bidi controls, tags and variation selectors. They
 * can hide words from a reader, and from a screen, that a language model reads (OWASP LLM01).
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, "");
}

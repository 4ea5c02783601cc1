const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for the content of HTML and XML, without the control characters that XML does not know. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n]/gu, '').replace(/[&<>"]/g, (sign) => signs[sign]!)

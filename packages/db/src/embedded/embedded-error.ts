/** The embedded database cannot run here; the message is one line for people. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError'
}

/** The pages are not built. The message is one line for people. */
export class NotBuiltError extends Error {
  override name = 'NotBuiltError'
}

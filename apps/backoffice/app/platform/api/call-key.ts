/** Names a form's write at random: repeated with the same key after its answer was lost, it is done once. */
export const callKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** What the rows of a file take for themselves: codes and addresses that one thing of the shop can have. */
export class Claims {
  readonly #owners = new Map<string, number>()

  /** A thing takes a code; the first one has it. */
  take(kind: ClaimKind, code: string, thing: number): void {
    const key = `${kind} ${code}`
    if (code !== '' && !this.#owners.has(key)) this.#owners.set(key, thing)
  }

  /** The other thing that has a code, by the number of its first row. */
  otherOwner(kind: ClaimKind, code: string, thing: number): number | undefined {
    const owner = this.#owners.get(`${kind} ${code}`)
    return owner === thing ? undefined : owner
  }

  has(kind: ClaimKind, code: string): boolean {
    return this.#owners.has(`${kind} ${code}`)
  }
}

type ClaimKind = 'product' | 'variant' | 'barcode' | 'path' | 'slug'

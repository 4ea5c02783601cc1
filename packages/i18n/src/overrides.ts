/** The merchant's overrides of one language by dotted key; a plural form's key ends with its category: `cart.products.few`. */
export type Overrides = Readonly<Record<string, string>>

type Tree = { [name: string]: string | Tree }

/**
 * Messages with the merchant's overrides in place of the shipped ones. A key that the messages do not have is left out. The
 * messages themselves stay as they are.
 */
export function withOverrides<M extends object>(messages: M, overrides: Overrides): M {
  const root: Tree = { ...(messages as Tree) }
  for (const [key, text] of Object.entries(overrides)) {
    const steps = key.split('.')
    const last = steps.pop()!
    let node: Tree | undefined = root
    for (const step of steps) {
      const next: string | Tree | undefined = node[step]
      if (typeof next !== 'object' || !Object.hasOwn(node, step)) {
        node = undefined
        break
      }
      node = node[step] = { ...next }
    }
    if (node && Object.hasOwn(node, last) && typeof node[last] === 'string') node[last] = text
  }
  return root as M
}

/** Every text of a tree of messages by its dotted key, in the tree's order. */
export function flatten(messages: object): Map<string, string> {
  const texts = new Map<string, string>()
  const walk = (node: Tree, path: string) => {
    for (const [name, value] of Object.entries(node))
      if (typeof value === 'string') texts.set(path + name, value)
      else walk(value, `${path}${name}.`)
  }
  walk(messages as Tree, '')
  return texts
}

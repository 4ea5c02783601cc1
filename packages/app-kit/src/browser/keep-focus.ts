const controlsOf = (place: Element) => [
  ...place.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea',
  ),
]

/** The heading of the window or the page around an element, the page itself while it loads; from now on scripts can focus it. */
function headingAround(element: Element): HTMLElement | null {
  const main = document.querySelector('main')
  const heading =
    (element.closest('dialog, [role=dialog]') ?? main)?.querySelector<HTMLElement>('h1, h2') ?? main
  heading?.setAttribute('tabindex', '-1')
  return heading
}

const isLine = (node: Node | null, like: Node): node is Element =>
  node?.isConnected === true &&
  node.nodeName === like.nodeName &&
  /^(?:LI|TR|TH)$/.test(node.nodeName)

/** The removal that took a node off the page. A window goes piece by piece: out of its portal, which goes in turn. */
function removalOf(
  node: Node,
  records: readonly MutationRecord[],
): { record: MutationRecord; removed: Node } | undefined {
  const removed = node.getRootNode()
  const record = records.find(({ removedNodes }) =>
    [...removedNodes].includes(removed as ChildNode),
  )
  if (!record || record.target.isConnected) return record && { record, removed }
  return removalOf(
    record.target,
    records.filter((one) => one !== record),
  )
}

/**
 * Keeps the keyboard's place where the focused control goes with its line: the same control of the next line is focused, or of
 * the one before it; after the last line the heading (WCAG 2.4.3). Where this is loaded by the first focus, `first` is what got it and
 * `firstKind` its class by then: a press may have changed it meanwhile.
 */
export function keepFocus(first?: Element, firstKind?: string): void {
  let focused: HTMLElement | undefined
  /** Its class as it was focused, which tells the same control of another line: a press may change it. */
  let kind = ''
  const note = (control: HTMLElement | null) => {
    focused = control ?? undefined
    kind = control?.className ?? ''
  }
  note(document.activeElement as HTMLElement | null)
  if (focused === first) kind = firstKind ?? kind
  addEventListener('focusin', ({ target }) => note(target as HTMLElement))
  // A press beside every control leaves the focus nowhere.
  addEventListener('pointerdown', ({ target }) => {
    if (!focused?.contains(target as Node)) focused = undefined
  })
  const isLost = () => focused && !focused.isConnected && document.activeElement === document.body

  const successor = (
    { target, nextSibling, previousSibling }: MutationRecord,
    removed: Node,
    added: readonly Node[],
  ) => {
    const line = [nextSibling, previousSibling].find((near) => isLine(near, removed))
    if (line) {
      const likeIt = (place: Node) =>
        controlsOf(place as Element).filter((one) => one === focused || one.className === kind)
      const controls = likeIt(line)
      return controls[likeIt(removed).indexOf(focused!)] ?? controls[0]
    }
    // What has taken its place in the same line, as a stepper does of “Add”.
    const isInLine = !(target as Element).querySelector('h1, h2, h3')
    const replaced = isInLine
      ? added.flatMap((node) => (node instanceof Element ? controlsOf(node) : []))
      : []
    return replaced.at(-1) ?? headingAround(target as Element)
  }

  new MutationObserver((records) => {
    if (!isLost()) return
    const addedTo = (place: Node) =>
      records.flatMap(({ target, addedNodes }) => (target === place ? [...addedNodes] : []))
    const removal = removalOf(focused!, records)
    if (!removal) return
    const { record, removed } = removal
    // A window that closes, or a page that opens, has moved the focus by then. A page that is come back to keeps its place.
    requestAnimationFrame(() => {
      if (isLost())
        successor(record, removed, addedTo(record.target))?.focus({ preventScroll: true })
    })
  }).observe(document, { childList: true, subtree: true })
}

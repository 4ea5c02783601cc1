const controls = 'a[href], button, input:not([type=hidden]), select, textarea'

/** The controls in an element, or itself. */
const controlsOf = (place: Element) => [
  ...(place.matches(controls) ? [place as HTMLElement] : []),
  ...place.querySelectorAll<HTMLElement>(controls),
]

/** The heading of the window or the page around an element, the page itself while it loads; from now on scripts can focus it. */
function headingAround(element: Element): HTMLElement | null {
  const main = document.querySelector('main')
  const heading =
    (element.closest('dialog, [role=dialog]') ?? main)?.querySelector<HTMLElement>('h1, h2') ?? main
  heading?.setAttribute('tabindex', '-1')
  return heading
}

/** The first that takes the focus: a disabled control does not. */
const firstUsable = (candidates: readonly (HTMLElement | undefined)[]) =>
  candidates.find((control) => control?.matches(':not(:disabled)'))

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

/** The control nearest to one that was disabled: before it, else after it, in the smallest part of the page that has another. */
function neighbourOf(control: HTMLElement): HTMLElement | undefined {
  for (let place = control.parentElement; place; place = place.parentElement) {
    const there = controlsOf(place).filter(
      (one) => one === control || (one.matches(':not(:disabled)') && one.checkVisibility()),
    )
    const at = there.indexOf(control)
    const near = there[at - 1] ?? there[at + 1]
    if (near) return near
  }
  return undefined
}

/**
 * Keeps the keyboard's place where the focused control goes with its line: the same control of the next line is focused, or of
 * the one before it; after the last line the heading (WCAG 2.4.3). The neighbour of one that its own press disables is focused. Where
 * this is loaded by the first focus, `first` is what got it and `firstKind` its class by then: a press may have changed it meanwhile.
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
  let isByKeyboard = document.activeElement?.matches(':focus-visible') ?? false
  /** The neighbour that was focused for a disabled control, until a key is pressed. */
  let stand: { in: HTMLElement; for: HTMLElement } | undefined
  addEventListener(
    'keydown',
    () => {
      isByKeyboard = true
      stand = undefined
    },
    true,
  )
  // A press beside every control leaves the focus nowhere.
  addEventListener('pointerdown', ({ target }) => {
    isByKeyboard = false
    if (!focused?.contains(target as Node)) focused = undefined
  })
  const isLost = () => focused && !focused.isConnected && document.activeElement === document.body

  const successor = (
    { target, nextSibling, previousSibling }: MutationRecord,
    removed: Node,
    added: readonly Node[],
  ) => {
    const likeIt = (places: readonly Node[]) =>
      places
        .flatMap((place) => (place instanceof Element ? controlsOf(place) : []))
        .filter((one) => one === focused || one.className === kind)
    const place = likeIt([removed]).indexOf(focused!)
    const heading = () => headingAround(target as Element)
    const line = [nextSibling, previousSibling].find((near) => isLine(near, removed))
    if (line) {
      const there = likeIt([line])
      return firstUsable([there[place], ...there]) ?? heading()
    }
    // What has taken its place in the same line: the same control of the next thing, or as a stepper does of “Add”.
    const isInLine = !(target as Element).querySelector('h1, h2, h3')
    if (!isInLine) return heading()
    const replaced = added.flatMap((node) => (node instanceof Element ? controlsOf(node) : []))
    return firstUsable([likeIt(added)[place], ...replaced.toReversed()]) ?? heading()
  }

  // A touch on a field would open the keyboard of a phone.
  const isDisabled = () => isByKeyboard && focused?.isConnected && focused.matches(':disabled')
  const leaveDisabled = () => {
    const { activeElement } = document
    if (!isDisabled() || (activeElement !== focused && activeElement !== document.body)) return
    const near = neighbourOf(focused!)
    if (near) stand = { in: near, for: focused! }
    near?.focus({ preventScroll: true })
  }
  /** One that was disabled for the time of a call. */
  const comeBack = () => {
    if (!stand || stand.for.matches(':disabled') || document.activeElement !== stand.in) return
    stand.for.focus({ preventScroll: true })
  }

  new MutationObserver((records) => {
    if (isDisabled()) requestAnimationFrame(leaveDisabled)
    comeBack()
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
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}

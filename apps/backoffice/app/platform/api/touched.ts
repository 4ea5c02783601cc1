/** A call this long after the last press or key was not asked for by a person: a list that follows new orders reads by itself. */
const touchMs = 60_000

let touchedAt = Date.now()
if (typeof document !== 'undefined')
  for (const event of ['pointerdown', 'keydown', 'wheel'] as const)
    document.addEventListener(event, () => (touchedAt = Date.now()), {
      capture: true,
      passive: true,
    })

/** Whether somebody has touched the page within the last minute. */
export const isTouched = (): boolean => Date.now() - touchedAt < touchMs

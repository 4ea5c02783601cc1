import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

/** Catches the error of a part that cannot be loaded, so that the page stays. */
class ErrorBoundary extends Component<
  { onFailed: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/**
 * A component whose code is loaded when it is first shown. If the network fails, nothing is shown, `onFailed` runs, and the
 * next mount loads it again.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const loadLazily = () => lazy(async () => ({ default: await load() }))
  let latest = loadLazily()
  return function LazyPart({ onFailed, ...props }: P & { onFailed?: () => void }) {
    const [Part] = useState(() => latest)
    const fail = () => {
      if (latest === Part) latest = loadLazily()
      onFailed?.()
    }
    return (
      <ErrorBoundary onFailed={fail}>
        <Suspense>
          <Part {...(props as unknown as P)} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

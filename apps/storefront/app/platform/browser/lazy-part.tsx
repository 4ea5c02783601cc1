import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

/** Keeps the page alive when a part of it cannot be loaded. */
class ErrorBoundary extends Component<{ onFailed: () => void; children: ReactNode }, { failed: boolean }> {
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
 * A component whose code comes when it is first shown. Where the network fails nothing is shown, `onFailed` runs, and the
 * next one that is mounted asks again.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const ask = () => lazy(async () => ({ default: await load() }))
  let latest = ask()
  return function LazyPart({ onFailed, ...props }: P & { onFailed?: () => void }) {
    const [Part] = useState(() => latest)
    const fail = () => {
      if (latest === Part) latest = ask()
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

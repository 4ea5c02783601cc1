import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Announces the title of a new page to screen readers after each navigation. The focus moves to the new page, unless the
 * page has taken it already.
 */
export function Announcer() {
  const { key, pathname } = useLocation()
  const before = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (key === 'default') return
    // The new page writes its title in the same commit or just after.
    const timer = setTimeout(() => setTitle(document.title), 100)
    return () => clearTimeout(timer)
  }, [key])
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const main = document.getElementById('main')
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

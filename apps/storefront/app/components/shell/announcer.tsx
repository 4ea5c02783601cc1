import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Tells those who do not see the page that another one is there: its title, after each move within the shop. */
export function Announcer() {
  const { key } = useLocation()
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (key === 'default') return
    // The new page writes its title in the same commit or just after.
    const timer = setTimeout(() => setTitle(document.title), 100)
    return () => clearTimeout(timer)
  }, [key])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

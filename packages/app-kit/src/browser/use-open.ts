import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Whether a dropdown is open; navigation closes it. */
export function useOpen() {
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key])
  return [open, setOpen] as const
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onSessionEvent, type SessionEvent } from '../../platform/api/session-events.ts'
import { wayTo } from './way-back.ts'

/** Leads to the sign-in where a call was refused for want of a session, and keeps the way back. */
export function SessionWatch() {
  const navigate = useNavigate()
  const location = useLocation()
  const queries = useQueryClient()
  const lead = useEffectEvent((event: SessionEvent) => {
    const page = event === 'signed_out' ? '/sign-in' : '/second-factor'
    if (location.pathname === page) return
    // The sign-in clears what was read once this page is gone: its parts need their person until then.
    if (event !== 'signed_out') queries.clear()
    void navigate(wayTo(page, location), { replace: true })
  })
  useEffect(() => onSessionEvent((event) => lead(event)), [])
  return null
}

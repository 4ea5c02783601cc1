import { useQueryClient } from '@tanstack/react-query'
import { hasUnsavedChanges } from '@tsiran/ui/save-bar/leave-guard'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onSessionEvent, type SessionEvent } from '../../platform/api/session-events.ts'
import { meQuery } from './me-query.ts'
import { wayTo } from './way-back.ts'

/**
 * Leads to the sign-in where a call was refused for want of a session, and keeps the way back. A page that is not saved stays: the
 * shell, which learns of it, asks for the sign-in above it.
 */
export function SessionWatch() {
  const navigate = useNavigate()
  const location = useLocation()
  const queries = useQueryClient()
  const lead = useEffectEvent((event: SessionEvent) => {
    const page = event === 'signed_out' ? '/sign-in' : '/second-factor'
    if (location.pathname === page) return
    if (hasUnsavedChanges()) return void queries.refetchQueries(meQuery)
    // The sign-in clears what was read once this page is gone: its parts need their person until then.
    if (event !== 'signed_out') queries.clear()
    void navigate(wayTo(page, location), { replace: true })
  })
  useEffect(() => onSessionEvent((event) => lead(event)), [])
  return null
}

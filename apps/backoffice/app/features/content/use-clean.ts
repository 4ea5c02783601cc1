import { useQuery } from '@tanstack/react-query'
import type { Text3 } from '@tsiran/contract/admin/schema'
import { useEffect, useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'

/** Milliseconds without typing before the server is called. */
const pauseMs = 400

/** A text as the shop would show it, and what of it saving removes; undefined until the server has answered for the first time. */
export function useClean(kind: 'page' | 'caption', html: Text3) {
  const [asked, setAsked] = useState(html)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(html), pauseMs)
    return () => clearTimeout(timer)
  }, [html])
  return useQuery({
    queryKey: ['clean', kind, asked],
    queryFn: async ({ signal }) =>
      (await api('POST /api/admin/content/clean', { body: { kind, html: asked }, signal })).data,
    placeholderData: (earlier) => earlier,
    staleTime: Infinity,
    gcTime: 0,
  }).data
}

import { useQueryClient } from '@tanstack/react-query'
import { useToast } from '@tsiran/app-kit/browser/toast'
import type { AdminInput } from '@tsiran/contract/admin/api'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useWrite } from '../../platform/api/use-write.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { stockChanged } from './stock-queries.ts'

type Body = AdminInput<'POST /api/admin/stock/receipts'>['body']

/** Takes a delivery in, and opens its receipt. `received` is the receipt's number, null before; `sent` is what was sent last. */
export function useReceive() {
  const t = useMessages()
  const toast = useToast()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [received, setReceived] = useState<number | null>(null)
  // After the guard has seen that nothing is lost.
  useEffect(() => {
    if (received !== null) void navigate(`/stock/receipts/${received}`, { replace: true })
  }, [received, navigate])
  const [sent, setSent] = useState<Body>()
  const write = useWrite(
    (body: Body) => {
      setSent(body)
      return api('POST /api/admin/stock/receipts', { body })
    },
    {
      onSuccess: ({ data: { id } }) => {
        toast.success(t('stock.received', { number: id }))
        for (const queryKey of stockChanged) void queries.invalidateQueries({ queryKey })
        setReceived(id)
      },
    },
  )
  return { ...write, received, sent }
}

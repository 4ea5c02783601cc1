import { homePath } from '@tsiran/contract/shop-paths'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { cartKey } from '../../platform/api/query-keys.ts'
import { notifyOtherTabs } from '../../platform/api/cart-tabs.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useToast } from '@tsiran/app-kit/browser/toast'
import type { CompanyResult } from './company-post.ts'

/** After a Sync or a Confirm the cart is fetched again; a Confirm shows a toast and leads home (spec 2 §4). */
export function useCompanyResult(result: CompanyResult | undefined): void {
  const queries = useQueryClient()
  const toast = useToast()
  const navigate = useNavigate()
  const locale = useLocale()
  const take = useEffectEvent((done: CompanyResult) => {
    void queries.invalidateQueries({ queryKey: cartKey })
    notifyOtherTabs()
    if (done.outcome !== 'confirmed') return
    toast.success(done.message)
    void navigate(homePath(locale))
  })
  useEffect(() => {
    if (result) take(result)
  }, [result])
}

import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { LeaveGuard } from '@tsiran/ui/save-bar/leave-guard'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { AddressFields } from './address-fields.tsx'
import {
  countChangedLines,
  editBody,
  editLines,
  emptyDraft,
  addVariant,
  isAddressChanged,
  isDistrictChanged,
} from './edit-draft.ts'
import { DistrictField } from './district-field.tsx'
import { EditLinesList } from './edit-lines-list.tsx'
import { EditSummary } from './edit-summary.tsx'
import { VariantPicker } from './variant-picker.tsx'
import { useOrderAct } from '../one/use-order-act.ts'
import { useOrderPreview } from '../one/use-order-preview.ts'
import { orderPath } from '../paths.ts'
import { Page } from '../../shell/page.tsx'
import { api } from '../../../platform/api/admin-client.ts'
import { useFailureText } from '../../../platform/api/failure-text.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'

/** The changes of an order, and what they cost before they are applied. */
export function EditForm({ order, title }: { order: AdminOrder; title: string }) {
  const t = useMessages()
  const toast = useToast()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(emptyDraft)
  const [done, setDone] = useState(false)
  const { id } = order
  const lines = editLines(order, draft)
  const dirty =
    countChangedLines(lines) > 0 ||
    isAddressChanged(order, draft) ||
    isDistrictChanged(order, draft)
  const body = editBody(order, draft)
  const preview = useOrderPreview(order, {
    body,
    enabled: dirty,
    ask: async (sent, signal) =>
      (
        await api('POST /api/admin/orders/:id/edit/preview', {
          params: { id },
          body: sent,
          signal,
        })
      ).data,
  })
  const act = useOrderAct(
    order,
    'edit',
    (expected: number, version) =>
      api('POST /api/admin/orders/:id/edit', {
        params: { id },
        body: { ...body, version, expected_total: expected },
      }),
    () => {
      toast.success(t('orders.done.edit', { number: id }))
      setDone(true)
    },
  )
  // The guard lets the page go once it is drawn without changes.
  useEffect(() => {
    if (done) void navigate(orderPath(id), { replace: true })
  }, [done, navigate, id])
  const refused = dirty && isApiError(preview.error) ? preview.error.fields : {}
  const side = (
    <EditSummary
      preview={preview.data}
      current={preview.current}
      dirty={dirty}
      act={act}
      failure={dirty && preview.error ? failureText(preview.error) : undefined}
      onApply={() => preview.data && act.run(preview.data.after.grand_total)}
      onDiscard={() => (dirty ? setDraft(emptyDraft) : void navigate(orderPath(id)))}
    />
  )
  return (
    <Page title={title} back={{ to: orderPath(id), label: t('orders.name', { number: id }) }}>
      <LeaveGuard active={dirty && !done} />
      <DetailLayout
        side={<div className="lg:sticky lg:top-19">{side}</div>}
        sideLabel={t('orders.preview')}
      >
        <Panel title={t('orders.linesTitle')}>
          <EditLinesList
            lines={lines}
            preview={preview.data}
            onQuantity={(variantId, quantity) =>
              setDraft((now) => ({
                ...now,
                quantities: { ...now.quantities, [variantId]: quantity },
              }))
            }
          />
          <div className="mt-4 border-t border-line pt-4">
            <VariantPicker
              orderId={id}
              onAdd={(variant) => setDraft((now) => addVariant(order, now, variant))}
            />
          </div>
        </Panel>
        {!order.pickup && (
          <Panel title={t('orders.delivery')}>
            <AddressFields
              value={{ ...order.shipping_address, ...draft.address }}
              errorOf={(name) => {
                const field = `address.${name}.`
                return Object.entries(refused).find(([key]) => `${key}.`.startsWith(field))?.[1][0]
              }}
              onChange={(changes) =>
                setDraft((now) => ({ ...now, address: { ...now.address, ...changes } }))
              }
            />
            {order.district_id !== null && (
              <div className="mt-4">
                <DistrictField
                  value={draft.districtId ?? order.district_id}
                  error={refused['district_id']?.[0]}
                  onChange={(districtId) => setDraft((now) => ({ ...now, districtId }))}
                />
              </div>
            )}
          </Panel>
        )}
      </DetailLayout>
    </Page>
  )
}

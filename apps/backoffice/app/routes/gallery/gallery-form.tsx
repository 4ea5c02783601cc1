import { useToast } from '@tsiran/app-kit/browser/toast'
import type { Locale } from '@tsiran/contract/locale'
import { perLocale } from '@tsiran/contract/map-text'
import { formatMoney } from '@tsiran/i18n/money'
import { useBlockTexts } from '@tsiran/ui/block-texts'
import { Button } from '@tsiran/ui/button'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { MultiPicker } from '@tsiran/ui/picker/multi-picker'
import { Picker } from '@tsiran/ui/picker/picker'
import type { PickerOption } from '@tsiran/ui/picker/use-option-search'
import { changedFields } from '@tsiran/ui/save-bar/changes'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { Status } from '@tsiran/ui/status-dot'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { Timeline } from '@tsiran/ui/timeline/timeline'
import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import { useState } from 'react'
import { findSampleCategories } from '../../features/gallery/sample-search.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

const stored = {
  name: { hy: 'Լավաշ', ru: 'Лаваш', en: '' } satisfies Record<Locale, string>,
  description: perLocale(() => ''),
  price: 400 as number | null,
  quantity: 12 as number | null,
  category: null as PickerOption | null,
  tags: [{ id: 2, label: 'Հաց և թխվածքներ' }] as PickerOption[],
}
const colleague = 'Անահիտ Հարությունյան'

/** The fields, the save bar and the history with a made-up product. */
export default function GalleryForm() {
  const t = useMessages()
  const shop = useShopMessages()
  const toast = useToast()
  const { undo } = useBlockTexts()
  const [saved, setSaved] = useState(stored)
  const [form, setForm] = useState(stored)
  const [conflicting, setConflicting] = useState(false)
  const [wrong, setWrong] = useState(false)
  const set = (changes: Partial<typeof stored>) => setForm({ ...form, ...changes })
  const changes = changedFields(saved, form, {
    name: t('gallery.name'),
    description: t('gallery.description'),
    price: t('gallery.price'),
    quantity: t('gallery.quantity'),
    category: t('gallery.category'),
    tags: (count) => t('gallery.tagCount', { count }),
  })
  const save = (data: typeof stored) => {
    const complete = Object.values(data.name).every(Boolean)
    setWrong(!complete)
    if (!complete) return
    setSaved(data)
    setForm(data)
  }
  const hide = () =>
    toast.undoable(t('gallery.hidden'), {
      label: undo,
      run: () => toast.info(shop('orderStatus.pending')),
    })
  return (
    <Page
      title={t('gallery.formTitle')}
      back={{ to: '/gallery', label: t('gallery.listTitle') }}
      aside={<Status tone="pending">{shop('orderStatus.pending')}</Status>}
      actions={
        <>
          <Button variant="quiet" onClick={hide}>
            {t('gallery.hide')}
          </Button>
          <Button variant="secondary" onClick={() => setConflicting(true)}>
            {t('gallery.overwritten')}
          </Button>
        </>
      }
    >
      <DetailLayout
        sideLabel={t('gallery.details')}
        side={
          <Panel title={t('gallery.history')}>
            <Timeline
              label={t('gallery.history')}
              entries={[
                {
                  id: 3,
                  at: '2026-11-22T07:15:00Z',
                  who: colleague,
                  what: t('gallery.noteAdded'),
                  note: t('gallery.note'),
                },
                {
                  id: 2,
                  at: '2026-11-22T06:02:00Z',
                  who: colleague,
                  what: t('gallery.change'),
                  changes: [
                    {
                      label: t('gallery.price'),
                      before: formatMoney(380),
                      after: formatMoney(400),
                    },
                  ],
                },
                {
                  id: 1,
                  at: '2026-11-20T14:40:00Z',
                  who: 'Tom Hill',
                  what: t('gallery.change'),
                  strong: true,
                  changes: [{ label: t('gallery.price'), before: null, after: formatMoney(380) }],
                },
              ]}
            />
          </Panel>
        }
      >
        <Panel title={t('gallery.data')}>
          <div className="grid gap-5">
            <Text3Field
              label={t('gallery.name')}
              value={form.name}
              onChange={(name) => set({ name })}
              required
              errors={wrong && !form.name['en'] ? { en: t('gallery.required') } : {}}
            />
            <Text3Field
              label={t('gallery.description')}
              value={form.description}
              onChange={(description) => set({ description })}
              multiline
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <MoneyField
                label={t('gallery.price')}
                value={form.price}
                onChange={(price) => set({ price })}
              />
              <QuantityField
                label={t('gallery.quantity')}
                value={form.quantity}
                onChange={(quantity) => set({ quantity })}
                max={999}
              />
              <Picker
                label={t('gallery.category')}
                value={form.category}
                onChange={(category) => set({ category })}
                search={findSampleCategories}
              />
              <MultiPicker
                label={t('gallery.tags')}
                value={form.tags}
                onChange={(tags) => set({ tags })}
                search={findSampleCategories}
              />
            </div>
          </div>
        </Panel>
        <SaveBar
          changes={changes}
          onSave={() => save(form)}
          onDiscard={() => setForm(saved)}
          conflict={
            conflicting
              ? {
                  who: colleague,
                  at: '2026-11-22T07:15:00Z',
                  fields: [
                    {
                      name: 'price',
                      label: t('gallery.price'),
                      yours: form.price,
                      theirs: formatMoney(450),
                    },
                  ],
                  onClose: () => setConflicting(false),
                  onResolve: ({ price }) => {
                    setConflicting(false)
                    save({
                      ...form,
                      price: price === 'theirs' ? 450 : form.price,
                      name: { ...form.name, en: form.name['en'] || 'Lavash' },
                    })
                  },
                }
              : null
          }
        />
      </DetailLayout>
    </Page>
  )
}

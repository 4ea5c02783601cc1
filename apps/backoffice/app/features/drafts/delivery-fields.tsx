import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useChosen } from './use-chosen.ts'
import type { DraftChanges } from './use-draft-changes.ts'

/** Where and when the order is delivered; nothing in a shop without zones and slots. */
export function DeliveryFields({
  draft,
  changes: { change },
}: {
  draft: Draft
  changes: DraftChanges
}) {
  const t = useMessages()
  const { districts, days } = draft
  const slots = days.flatMap(({ slots: of }) => of)
  const [district, chooseDistrict] = useChosen(draft.district_id, (district_id) =>
    change.mutateAsync(() => (district_id === null ? {} : { district_id })),
  )
  const open = slots.some(({ id }) => id === draft.slot?.id)
  const [slot, chooseSlot] = useChosen(open ? draft.slot!.id : null, (slot_id) =>
    change.mutateAsync(() => (slot_id === null ? {} : { slot_id })),
  )
  return (
    <>
      {districts.length > 0 && (
        <FieldFrame label={t('drafts.district')}>
          {(control) => (
            <Select
              {...control}
              value={district ?? ''}
              onChange={({ target }) => chooseDistrict(Number(target.value))}
            >
              <option value="" disabled>
                {t('drafts.chooseDistrict')}
              </option>
              {districts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      )}
      {slots.length > 0 && (
        <FieldFrame label={t('drafts.slot')}>
          {(control) => (
            <Select
              {...control}
              value={slot ?? ''}
              onChange={({ target }) => chooseSlot(Number(target.value))}
            >
              <option value="" disabled>
                {t('drafts.chooseSlot')}
              </option>
              {days.map(({ day, label, slots: of }) => (
                <optgroup key={day} label={label}>
                  {of.map(({ id, label: hours, fee }) => (
                    <option key={id} value={id}>
                      {fee > 0 ? `${hours} · ${formatMoney(fee)}` : hours}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </FieldFrame>
      )}
    </>
  )
}

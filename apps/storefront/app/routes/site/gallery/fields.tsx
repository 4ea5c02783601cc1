import { Checkbox, RadioCard } from '@tsiran/ui/checkbox'
import { Field, FieldFrame, TextArea } from '@tsiran/ui/field'
import { RangeSlider } from '@tsiran/ui/range-slider'
import { Select } from '@tsiran/ui/select'
import { formatMoney } from '@tsiran/i18n/money'
import { useState } from 'react'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { Section } from './section.tsx'

/** Fields with a hint, an error, locked; choices; the slider of prices. */
export function Fields() {
  const t = useMessages()
  const [range, setRange] = useState<readonly [number, number]>([1000, 4500])
  return (
    <Section
      title={t('site.components.fields')}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2"
    >
      <Field
        label={t('site.components.street')}
        hint={t('site.components.streetHint')}
        autoComplete="off"
      />
      <Field
        label={t('checkout.email')}
        type="email"
        defaultValue="ani@example"
        error={t('field.email')}
        autoComplete="off"
      />
      <Field label={t('checkout.city')} defaultValue={t('checkout.cityName')} disabled />
      <FieldFrame label={t('site.components.day')}>
        {(described) => (
          <Select {...described} name="day">
            <option>{t('site.components.today')}</option>
            <option>{t('site.components.tomorrow')}</option>
          </Select>
        )}
      </FieldFrame>
      <TextArea label={t('site.components.note')} className="sm:col-span-2" />
      <div>
        <Checkbox label={t('site.components.call')} defaultChecked />
        <Checkbox label={t('site.components.agree')} error={t('field.required')} />
        <Checkbox label={t('site.components.disabled')} disabled />
      </div>
      <div className="grid gap-2">
        <RadioCard
          name="part"
          value="morning"
          label={t('site.components.morning')}
          defaultChecked
        />
        <RadioCard name="part" value="evening" label={t('site.components.evening')} />
        <RadioCard name="part" value="none" label={t('site.components.disabled')} disabled />
      </div>
      <div className="sm:col-span-2">
        <p className="font-semibold">{t('site.components.range')}</p>
        <RangeSlider
          value={range}
          min={0}
          max={6000}
          step={100}
          onChange={setRange}
          labels={[t('site.components.from'), t('site.components.to')]}
          format={formatMoney}
        />
        <p className="tabular-nums">{range.map(formatMoney).join(' – ')}</p>
      </div>
    </Section>
  )
}

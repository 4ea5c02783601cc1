import type { Slot, SlotDay } from '@tsiran/contract/delivery'
import { LocaleProvider } from '@tsiran/app-kit/i18n/locale-provider'
import { createTranslator } from '@tsiran/i18n/translator'
import en from '@tsiran/i18n/messages/en.json'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { beginSlot, SlotChoice } from './slot-choice.tsx'

let ids = 0
const slot = (own: Partial<Slot>): Slot => ({
  id: ++ids,
  starts_at: '2026-11-23T06:00:00.000Z',
  ends_at: '2026-11-23T08:00:00.000Z',
  label: '10:00–12:00',
  fee: 0,
  formated_fee: '0 ֏',
  open: true,
  ...own,
})
const closed = (reason: NonNullable<Slot['reason']>) => slot({ open: false, reason })
const day = (number: number, ...slots: Slot[]): SlotDay => ({
  day: `2026-11-${number}`,
  label: `Day, ${number} November`,
  short_label: `Day, ${number} Nov`,
  slots,
})

/** The names of the radios of days, in their order; the checked one has a star. */
function dayNames(days: readonly SlotDay[]): string[] {
  const html = renderToString(
    <LocaleProvider locale="en" translator={createTranslator('en', en)}>
      <SlotChoice
        name="slot"
        title="Time"
        days={days}
        chosen=""
        error={undefined}
        focus={false}
        className=""
      />
    </LocaleProvider>,
  )
  return html
    .match(/<input[^>]*>/g)!
    .filter((input) => input.includes('data-day'))
    .map(
      (input) => /aria-label="([^"]*)"/.exec(input)![1] + (input.includes(' checked=') ? '*' : ''),
    )
}

test('a day without an open slot says why, and the next one with an open slot is chosen', () => {
  const days = [
    day(23, closed('cutoff'), closed('cutoff')),
    day(24, closed('cutoff'), closed('full')),
    day(25, closed('closed')),
    day(26, closed('full'), slot({})),
    day(27, slot({})),
  ]
  expect(dayNames(days)).toEqual([
    'Day, 23 November, Too late by now',
    'Day, 24 November, Full',
    'Day, 25 November, Closed',
    'Day, 26 November*',
    'Day, 27 November',
  ])
  expect(beginSlot(days, '')).toMatch(/^2026-11-26 /)
})

import { LocaleProvider } from '@tsiran/app-kit/i18n/locale-provider'
import { createTranslator } from '@tsiran/i18n/translator'
import en from '@tsiran/i18n/messages/en.json'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { useFlashMessage } from './flash.ts'

function Page() {
  return useFlashMessage() ?? 'nothing'
}

function render(address: string): string {
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  return renderToString(
    <LocaleProvider locale="en" translator={createTranslator('en', en)}>
      <Stub initialEntries={[address]} />
    </LocaleProvider>,
  )
}

test('an address names a message of the shop, or none', () => {
  expect(render('/en/account/addresses?done=addressDeleted')).toBe(en.answers.addressDeleted)
  expect(render('/en/account/addresses?done=constructor')).toBe('nothing')
})

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

function render(address: string, answer?: object): string {
  const Stub = createRoutesStub([{ id: 'page', path: '*', Component: Page }])
  return renderToString(
    <LocaleProvider locale="en" translator={createTranslator('en', en)}>
      <Stub initialEntries={[address]} hydrationData={answer && { actionData: { page: answer } }} />
    </LocaleProvider>,
  )
}

test('an address names a message of the shop, or none', () => {
  expect(render('/en/account/addresses?done=addressDeleted')).toBe(en.answers.addressDeleted)
  expect(render('/en/account/addresses?done=constructor')).toBe('nothing')
})

test('the answer to a form takes the place of the message that was there before', () => {
  const refused = { error: 'You have a list with this name' }
  expect(render('/en/account/shopping-lists?done=listDeleted', refused)).toBe('nothing')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Swatch } from './swatch.tsx'

const markup = (option: Parameters<typeof Swatch>[0]['option']) =>
  renderToStaticMarkup(<Swatch option={option} className="" />)

test('an option is shown by its picture, else by its colour, else by its name alone', () => {
  const swatch_image = '/media/m-1/240.webp'
  const pictured = markup({ swatch_value: 'maroon', swatch_image })
  expect(pictured).toContain(`src="${swatch_image}"`)
  expect(pictured).toContain('alt=""')
  expect(pictured).not.toContain('maroon')
  expect(markup({ swatch_value: 'maroon' })).toContain('background-color:maroon')
  expect(markup({ swatch_value: null })).toBe('')
})

import { command, withShopDatabase } from './launcher/command.ts'
import { prepareDatabase } from './launcher/prepare-database.ts'
import { print, step } from './launcher/console.ts'
import { readSettings } from './launcher/settings.ts'

// `npm run seed`: seeds an empty shop with the demo. A shop with data stays as it is.
await command(() => {
  const settings = readSettings(process.env)
  return withShopDatabase(settings, async (url) => {
    const { seeded } = await step('Seeding the shop', (onStep) =>
      prepareDatabase(url, { ...settings, demo: true }, onStep),
    )
    print(seeded ? 'The demo shop is ready' : 'The shop already has data; nothing was changed')
  })
})

import { build } from './launcher/build.ts'
import { command } from './launcher/command.ts'
import { step } from './launcher/console.ts'

// `npm run build`: builds both applications for production, changed or not.
await command(() => step('Building the pages', () => build()))

import { applications, build } from './launcher/build.ts'
import { command } from './launcher/command.ts'
import { LauncherError, step } from './launcher/console.ts'

// `npm run build`: builds the applications for production, changed or not; all of them, or those that are named.
await command(() => {
  const names = process.argv.slice(2)
  const wanted = applications.filter((name) => names.length === 0 || names.includes(name))
  if (names.length > 0 && names.length !== wanted.length)
    throw new LauncherError(`the applications are ${applications.join(', ')}`)
  return step('Building the pages', () => build(wanted))
})

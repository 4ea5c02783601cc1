import { Choice } from '../../features/shell/choice.tsx'
import { Panel } from '../../features/shell/panel.tsx'
import {
  chooseDensity,
  chooseTheme,
  densities,
  useDensity,
  useTheme,
} from '../../platform/document/settings.ts'
import { themes } from '../../platform/document/theme-script.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** How this browser shows the back office. */
export function AppearancePanel() {
  const t = useMessages()
  return (
    <Panel title={t('me.appearance')} note={t('me.appearanceNote')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label={t('shell.theme')}
          options={themes}
          value={useTheme()}
          name={(theme) => t(`theme.${theme}`)}
          onChoose={chooseTheme}
        />
        <Choice
          label={t('me.density')}
          options={densities}
          value={useDensity()}
          name={(density) => t(`density.${density}`)}
          onChoose={chooseDensity}
        />
      </div>
    </Panel>
  )
}

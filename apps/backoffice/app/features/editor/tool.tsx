import { Toolbar } from '@base-ui/react/toolbar'
import type IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'

export type Icon = typeof IconBold

interface ToolProps {
  icon: Icon
  label: string
  pressed?: boolean
  disabled: boolean
  run: () => void
}

/** A button of the editor's toolbar; pressing it leaves the text's selection. */
export function Tool({ icon: Shape, label, pressed, disabled, run }: ToolProps) {
  return (
    <Toolbar.Button
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      focusableWhenDisabled
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && run()}
      className="grid size-9 cursor-pointer place-items-center rounded-lg hover:bg-leaf-soft aria-pressed:bg-leaf-soft aria-pressed:text-leaf data-disabled:cursor-not-allowed data-disabled:text-muted/60 max-md:size-11"
    >
      <Shape size={20} aria-hidden />
    </Toolbar.Button>
  )
}

import { useState, type ReactNode } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

export type ConflictChoice = 'yours' | 'theirs'

/** Two people changed one thing: who saved first, and the fields that both changed. */
export interface SaveConflict {
  who: string
  /** ISO 8601. */
  at: string
  fields: readonly { name: string; label: string; yours: ReactNode; theirs: ReactNode }[]
  /** Saves again with a choice for each field. */
  onResolve: (choices: Record<string, ConflictChoice>) => void
  /** Closes the question; what was typed stays. */
  onClose: () => void
}

/** Shows yours and theirs of each field beside each other, and takes a choice. Nothing typed is lost. */
export function ConflictDialog({
  conflict,
  pending,
}: {
  conflict: SaveConflict
  pending: boolean
}) {
  const { saveBar: texts, dates } = useBlockTexts()
  const [choices, setChoices] = useState<Record<string, ConflictChoice>>({})
  const choiceOf = (name: string): ConflictChoice => choices[name] ?? 'yours'
  return (
    <Dialog open onClose={conflict.onClose} title={texts.conflictTitle} wide>
      <p className="mb-4">{texts.conflictNote(conflict.who, dates.full(conflict.at))}</p>
      <div className="grid gap-4">
        {conflict.fields.map(({ name, label, yours, theirs }) => (
          <fieldset key={name}>
            <legend className="mb-1.5 font-semibold">{label}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {[
                ['yours', texts.yours, yours] as const,
                ['theirs', texts.theirs, theirs] as const,
              ].map(([choice, title, value]) => (
                <label
                  key={choice}
                  className="flex min-w-0 cursor-pointer gap-3 rounded-control border border-edge bg-card p-3 has-checked:border-leaf has-checked:bg-leaf-soft"
                >
                  <input
                    type="radio"
                    name={name}
                    checked={choiceOf(name) === choice}
                    onChange={() => setChoices({ ...choices, [name]: choice })}
                    className="mt-0.5 size-5 shrink-0 cursor-pointer accent-leaf"
                  />
                  <span className="grid min-w-0">
                    <span className="text-sm text-muted">{title}</span>
                    <span className="whitespace-pre-wrap">{value}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="mt-5 flex justify-end">
        <Button
          loading={pending}
          onClick={() =>
            conflict.onResolve(
              Object.fromEntries(conflict.fields.map(({ name }) => [name, choiceOf(name)])),
            )
          }
        >
          {texts.keepChoice}
        </Button>
      </div>
    </Dialog>
  )
}

/** The look of what opens beside a button: menus, choices, lists of options. */
export const popupClass =
  'max-h-[min(26rem,var(--available-height))] max-w-[var(--available-width)] overflow-y-auto overscroll-contain rounded-card border border-line bg-card text-ink shadow-xl shadow-shade/15 outline-none transition duration-120 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none'

import { languages, locales } from '@tsiran/contract/locale'
import type { AdminTranslator } from '@tsiran/i18n/admin-translator'
import { formatDate, formatTime } from '@tsiran/i18n/dates'
import { formatNumber } from '@tsiran/i18n/money'
import type { BlockTextValues } from '@tsiran/ui/block-texts'

/** The words of the building blocks in one language. */
export function blockWords(t: AdminTranslator): BlockTextValues {
  return {
    languages: locales.map((code) => ({ code, name: languages[code].name })),
    colon: t('blocks.colon'),
    number: formatNumber,
    dates: {
      day: formatDate,
      time: formatTime,
      full: (instant) => `${formatDate(instant)} ${formatTime(instant)}`,
    },
    table: {
      ascending: (column) => t('blocks.table.ascending', { column }),
      clear: t('blocks.table.clear'),
      clearFilter: (filter) => t('blocks.table.clearFilter', { filter }),
      clearFilters: t('blocks.table.clearFilters'),
      clearSelection: t('blocks.table.clearSelection'),
      columns: t('blocks.table.columns'),
      deleteView: (view) => t('blocks.table.deleteView', { view }),
      descending: (column) => t('blocks.table.descending', { column }),
      failed: t('blocks.table.failed'),
      filters: t('blocks.table.filters'),
      from: t('blocks.table.from'),
      keys: {
        group: t('blocks.table.keys.group'),
        next: t('blocks.table.keys.next'),
        open: t('blocks.table.keys.open'),
        previous: t('blocks.table.keys.previous'),
        search: t('blocks.table.keys.search'),
        select: t('blocks.table.keys.select'),
      },
      nextPage: t('blocks.table.nextPage'),
      nothingMatches: t('blocks.table.nothingMatches'),
      nothingMatchesNote: t('blocks.table.nothingMatchesNote'),
      pages: t('blocks.table.pages'),
      perPage: t('blocks.table.perPage'),
      previousPage: t('blocks.table.previousPage'),
      range: (from, to, total) => t('blocks.table.range', { from, to, total }),
      retry: t('blocks.table.retry'),
      saveView: t('blocks.table.saveView'),
      search: t('blocks.table.search'),
      selectAll: (count) => t('blocks.table.selectAll', { count: formatNumber(count) }),
      selectPage: t('blocks.table.selectPage'),
      selectRow: (row) => t('blocks.table.selectRow', { row }),
      selected: (count) => t('blocks.table.selected', { count: formatNumber(count) }),
      sort: t('blocks.table.sort'),
      until: t('blocks.table.until'),
      viewName: t('blocks.table.viewName'),
      views: t('blocks.table.views'),
    },
    saveBar: {
      changed: (fields) => t('blocks.saveBar.changed', { fields }),
      conflictNote: (who, when) => t('blocks.saveBar.conflictNote', { who, when }),
      conflictTitle: t('blocks.saveBar.conflictTitle'),
      discard: t('blocks.saveBar.discard'),
      keepChoice: t('blocks.saveBar.keepChoice'),
      leave: t('blocks.saveBar.leave'),
      leaveNote: t('blocks.saveBar.leaveNote'),
      leaveTitle: t('blocks.saveBar.leaveTitle'),
      region: t('blocks.saveBar.region'),
      save: t('blocks.saveBar.save'),
      stay: t('blocks.saveBar.stay'),
      theirs: t('blocks.saveBar.theirs'),
      yours: t('blocks.saveBar.yours'),
    },
    picker: {
      clear: t('blocks.picker.clear'),
      failed: t('blocks.picker.failed'),
      loading: t('blocks.picker.loading'),
      nothing: (query) =>
        query ? t('blocks.picker.nothing', { query }) : t('blocks.picker.nothingYet'),
      remove: (option) => t('blocks.picker.remove', { option }),
      retry: t('blocks.picker.retry'),
    },
    text3: {
      copyFrom: (language) => t('blocks.text3.copyFrom', { language }),
      missing: (count) => t('blocks.text3.missing', { count }),
      missingOne: t('blocks.text3.missingOne'),
    },
    timeline: {
      after: t('blocks.timeline.after'),
      before: t('blocks.timeline.before'),
      empty: t('blocks.timeline.empty'),
      more: t('blocks.timeline.more'),
      note: t('blocks.timeline.note'),
      nothing: t('blocks.timeline.nothing'),
    },
    quantity: { less: t('blocks.quantity.less'), more: t('blocks.quantity.more') },
    palette: {
      failed: t('blocks.palette.failed'),
      nothing: t('blocks.palette.nothing'),
      placeholder: t('blocks.palette.placeholder'),
      title: t('blocks.palette.title'),
    },
    shortcuts: { or: t('blocks.shortcuts.or'), title: t('blocks.shortcuts.title') },
    undo: t('blocks.undo'),
  }
}

import { capitalized, PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import type { Goal, Needs, NeedsHeader } from '@outcome-studio/shared/domain/needs'
import { NEED_LAYER_TITLES, NEED_LAYERS } from '@outcome-studio/shared/domain/needs'
import { WORKBOOK_BAND_COLORS } from '@outcome-studio/shared/domain/study'
import type { Cell, CellValue, Sheet, Workbook } from '@outcome-studio/shared/files'
import { writtenGoals } from '../map/writtenGoals.ts'
import type { GoalOpportunity, NeedsOpportunities } from '../opportunity/GoalOpportunity.ts'

/** Column titles of the table of goals. */
const GOAL_TITLES: readonly string[] = [
  'Layer',
  'Number',
  'Goal',
  'Job step',
  'Executor',
  'Today',
  'Desired',
  'Conditions',
  'Importance of the gap',
  'Study',
  'Importance',
  'Satisfaction',
  'Opportunity score',
  'Band',
]

type Header = Pick<NeedsHeader, 'docName'> & {
  /** null for a document that was never saved. */
  readonly updatedAt: Date | null
}

/**
 * Writes a needs document as a workbook: an overview with the layers, and one table of all goals with their states and
 * opportunities. Empty goals are left out.
 * @param opportunities of the goals and layers of the same document
 * @param madeAt time of the export, which the overview shows
 */
export function needsToWorkbook(
  header: Header,
  needs: Needs,
  opportunities: NeedsOpportunities,
  madeAt: Date,
): Workbook {
  return {
    title: header.docName,
    creator: PRODUCT_NAME,
    bandColors: WORKBOOK_BAND_COLORS,
    madeAt,
    sheets: [overviewSheet(header, needs, opportunities, madeAt), goalsSheet(needs, opportunities)],
  }
}

type Row = readonly (CellValue | Cell)[]

function overviewSheet(
  { docName, updatedAt }: Header,
  needs: Needs,
  { layers }: NeedsOpportunities,
  madeAt: Date,
): Sheet {
  const [core] = writtenGoals(needs, 'core')
  const layerRows = NEED_LAYERS.map((layer): Row => {
    const { mean = null, underserved = null } = layers.get(layer) ?? {}
    return [NEED_LAYER_TITLES[layer], writtenGoals(needs, layer).length, mean, underserved]
  })
  const time = (label: string, value: Date): Row => [label, { value, style: 'time' }]
  return {
    name: 'Needs',
    columns: [
      { width: 28, style: 'label' },
      { width: 60, style: 'value' },
      { width: 20, style: 'value' },
      { width: 20, style: 'value' },
    ],
    rows: [
      ['Needs document', { value: docName, style: 'title' }],
      ['Vertical', needs.vertical],
      ['Core job', core?.text ?? null],
      ['Executor', core?.executor ?? null],
      [],
      [
        'Layer',
        { value: 'Goals', style: 'label' },
        { value: 'Mean opportunity', style: 'label' },
        { value: 'Underserved', style: 'label' },
      ],
      ...layerRows,
      [],
      ...(updatedAt ? [time('Last saved', updatedAt)] : [['Last saved', 'Not saved yet']]),
      time('Exported', madeAt),
      [],
      [
        'Opportunity score',
        'Importance + max(importance − satisfaction, 0), from 0 to 20, from the ratings of the linked studies. A job shows its highest outcome. Underserved are outcomes from 10 on that do not satisfy more than they matter.',
      ],
    ],
  }
}

function goalsSheet(needs: Needs, { goals }: NeedsOpportunities): Sheet {
  const states = new Map(needs.states.map((state) => [state.goalId, state]))
  const rowOf = (goal: Goal, at: number): Row => {
    const state = states.get(goal.id)
    return [
      NEED_LAYER_TITLES[goal.layer],
      at + 1,
      goal.text,
      goal.step ?? null,
      goal.executor ?? null,
      state?.current ?? null,
      state?.desired ?? null,
      state?.conditions ?? null,
      state?.importance ?? null,
      goal.study?.docName ?? null,
      ...opportunityCells(goals.get(goal.id)),
    ]
  }
  return {
    name: 'Goals',
    columns: [
      { width: 26, style: 'muted' },
      { width: 9, style: 'whole' },
      { width: 60, style: 'text' },
      { width: 26, style: 'muted' },
      { width: 22, style: 'muted' },
      { width: 34, style: 'text' },
      { width: 34, style: 'text' },
      { width: 26, style: 'text' },
      { width: 14, style: 'whole' },
      { width: 24, style: 'muted' },
      { width: 13, style: 'decimal' },
      { width: 13, style: 'decimal' },
      { width: 13, style: 'decimal' },
      { width: 19, style: 'band' },
    ],
    rows: NEED_LAYERS.flatMap((layer) => writtenGoals(needs, layer).map(rowOf)),
    table: { name: 'Goals', titles: GOAL_TITLES },
  }
}

/** Importance, satisfaction, score and band. A job has no importance of its own. */
function opportunityCells(opportunity: GoalOpportunity | undefined): Row {
  if (!opportunity) return [null, null, null, null]
  const { band } = opportunity
  const name = capitalized(band)
  if (opportunity.kind === 'job') return [null, null, opportunity.highest, name]
  const { importance, satisfaction } = opportunity.rating
  return [importance, satisfaction, opportunity.score, name]
}

/** A feature was shown: { feature, version, milliseconds } since it was asked for. */
export const FEATURE_MOUNTED = 'feature_mounted'

/** A view of a feature failed: { feature, version, kind, mounted }, once for each view. */
export const FEATURE_FAILED = 'feature_failed'

/** Known events with their descriptions. Features may log others. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  page_view: 'A page was opened',
  sign_in: 'Somebody signed in',
  cookie_consent: 'A member chose what may be stored and recorded',
  [FEATURE_MOUNTED]: 'A feature was shown',
  [FEATURE_FAILED]: 'A feature could not be loaded or failed',
  checklist_toggle: 'An action of the checklist was ticked or unticked',
  document_saved: 'A study or a needs document was saved',
  document_exported: 'A study, a needs document or a session with the coach was exported',
  study_validated: 'A validation of a study ended',
  event_registration: 'Somebody registered for a live event or cancelled',
}

/** The event that is always logged, whatever the consent and the host (docs/product.md §9). */
export const CONSENT_EVENT = 'cookie_consent'

/** Description of an event; empty if it is unknown. */
export function describeEvent(event: string): string {
  return Object.hasOwn(DESCRIPTIONS, event) ? (DESCRIPTIONS[event] ?? '') : ''
}

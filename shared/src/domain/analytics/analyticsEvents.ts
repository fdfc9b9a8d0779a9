/** The events the product knows, with what each means in words. A feature may log others. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  page_view: 'A page was opened',
  sign_in: 'Somebody signed in',
  cookie_consent: 'A member chose what may be stored and recorded',
  feature_loaded: 'The code of a feature arrived',
  feature_failed: 'A feature could not be loaded or failed',
  checklist_toggle: 'An action of the checklist was ticked or unticked',
}

/** The one event that is written whatever was chosen and wherever the page runs (specification, section 9). */
export const CONSENT_EVENT = 'cookie_consent'

/** What an event means in words; empty for one that is not known. */
export function describeEvent(event: string): string {
  return Object.hasOwn(DESCRIPTIONS, event) ? (DESCRIPTIONS[event] ?? '') : ''
}

import type { NeedsSession } from '@outcome-studio/shared/document'
import { MapView } from './MapView.ts'

const views = new WeakMap<NeedsSession, MapView>()

/** The view of an open document's map. It keeps the member's zoom while another view of the document is shown. */
export function mapViewOf(session: NeedsSession): MapView {
  const known = views.get(session)
  if (known !== undefined) return known
  const view = new MapView()
  views.set(session, view)
  return view
}

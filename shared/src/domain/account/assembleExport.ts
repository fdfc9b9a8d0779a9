import { BUILD_VERSION } from '../base/constants.ts'
import type { ExportedDocument, MemberData, MemberExport } from './MemberExport.ts'

/**
 * Assembles the file of a member's data.
 * @param exportedAt time at which reading ended
 */
export function assembleExport(data: MemberData, exportedAt: Date): MemberExport {
  return {
    format: 'outcome-studio-export',
    version: 1,
    productVersion: BUILD_VERSION,
    exportedAt: exportedAt.toISOString(),
    ...data,
    customer: data.customer && withoutDashboard(data.customer),
    subscriptions: data.subscriptions.map(withoutDashboard),
  }
}

/** Without the link to the payment provider's dashboard, which is for operators. */
function withoutDashboard({ id, fields }: ExportedDocument): ExportedDocument {
  const { stripeLink: _link, ...others } = fields
  return { id, fields: others }
}

/** Name of the file, by the day in UTC: outcome-studio-export-YYYY-MM-DD.json. */
export function exportFileName({ exportedAt }: Pick<MemberExport, 'exportedAt'>): string {
  return `outcome-studio-export-${exportedAt.slice(0, 'YYYY-MM-DD'.length)}.json`
}

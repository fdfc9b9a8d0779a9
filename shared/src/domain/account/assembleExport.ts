import { BUILD_VERSION } from '../base/constants.ts'
import type { MemberData, MemberExport } from './MemberExport.ts'

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
  }
}

/** Name of the file, by the day in UTC: outcome-studio-export-YYYY-MM-DD.json. */
export function exportFileName({ exportedAt }: Pick<MemberExport, 'exportedAt'>): string {
  return `outcome-studio-export-${exportedAt.slice(0, 'YYYY-MM-DD'.length)}.json`
}

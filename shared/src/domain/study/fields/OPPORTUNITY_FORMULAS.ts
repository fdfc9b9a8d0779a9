/**
 * Score and band as spreadsheets calculate them, equal to `opportunityScore` and `opportunityBand`. Titles in braces
 * stand for cells of the same row (see Workbook.ts).
 */
export const OPPORTUNITY_FORMULAS = {
  score: 'ROUND(ROUND({Importance}+MAX({Importance}-{Satisfaction},0),2),1)',
  band: 'IF({Satisfaction}>{Importance},"Overserved",IF({Opportunity score}>15,"Extreme",IF({Opportunity score}>=12,"High",IF({Opportunity score}>=10,"Worth a look","Appropriately served"))))',
} as const

import { FileProblem } from '@outcome-studio/shared/files'

/** Characters that tell what a text is. */
const START = 1_000

const SAVE_AS = 'Open it in your spreadsheet program, save it as “Excel workbook (.xlsx)” and import that.'

const OTHER_TEXTS: readonly (readonly [start: RegExp, message: string])[] = [
  [
    /^\s*(?:<!doctype html|<html|<table|<meta|<head)/i,
    `This file is a web page, whatever its name says. ${SAVE_AS}`,
  ],
  [/^\s*</, `This file is XML, whatever its name says. ${SAVE_AS}`],
  [/^ID;P/, `This file is of an older kind (SYLK). ${SAVE_AS}`],
  [/^TABLE\r?\n0,1\r?\n/, `This file is of an older kind (DIF). ${SAVE_AS}`],
  [
    /^\{\\rtf/,
    'This is a rich text document. Copy its table or list and paste it into a study, or save the table as “CSV” and import that.',
  ],
  [/^%PDF-/, 'This is a PDF. Copy its table or list and paste it into a study.'],
]

/**
 * Refuses texts that are no table but could be split into cells.
 * @throws FileProblem with what to do instead
 */
export function refuseOtherText(text: string): void {
  const start = text.slice(0, START)
  const [, message] = OTHER_TEXTS.find(([pattern]) => pattern.test(start)) ?? []
  if (message !== undefined) throw new FileProblem(message)
}

import { refuseOtherText } from './refuseOtherText.ts'

test.each([
  ['<html><body>', 'web page'],
  ['\n<!DOCTYPE html>', 'web page'],
  ['<table><tr>', 'web page'],
  ['<?xml version="1.0"?><Workbook>', 'XML'],
  ['ID;PWXL;N;E', 'SYLK'],
  ['TABLE\r\n0,1\r\n', 'DIF'],
  ['{\\rtf1', 'rich text'],
  ['%PDF-1.7', 'PDF'],
])('%j is refused as %s, with what to do instead', (text, kind) => {
  expect(() => refuseOtherText(text)).toThrow(kind)
})

test.each(['Step,Outcome', '{"format": 1}', '[1]', 'TABLE,CHAIR', 'ID,Outcome', '5 < 6'])(
  '%j may be a table',
  (text) => expect(() => refuseOtherText(text)).not.toThrow(),
)

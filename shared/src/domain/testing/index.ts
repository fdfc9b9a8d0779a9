export { harmlessCell } from '../files/harmlessCell.ts'
export { readXml } from '../files/xml/readXml.ts'
export { elementTexts, ratedLunch, unpacked } from '../study/export/testing/officeFiles.ts'
export { anyStudy } from '../study/studyArbitraries.ts'

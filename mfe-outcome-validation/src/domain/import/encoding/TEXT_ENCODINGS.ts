/** Encodings of text files that a member can choose, by their names in the Encoding Standard. */
export const TEXT_ENCODINGS = {
  'windows-1252': 'Western European (Windows)',
  macintosh: 'Western European (Mac)',
  'windows-1250': 'Central European (Windows)',
  'iso-8859-2': 'Central European (ISO)',
  'windows-1251': 'Cyrillic (Windows)',
  'x-mac-cyrillic': 'Cyrillic (Mac)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  ibm866: 'Cyrillic (DOS)',
  'windows-1253': 'Greek (Windows)',
  'windows-1254': 'Turkish (Windows)',
  'windows-1255': 'Hebrew (Windows)',
  'windows-1256': 'Arabic (Windows)',
  'windows-1257': 'Baltic (Windows)',
  'windows-1258': 'Vietnamese (Windows)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC)',
  'euc-kr': 'Korean',
  gb18030: 'Chinese, simplified',
  big5: 'Chinese, traditional',
  'utf-16le': 'Unicode (UTF-16, little endian)',
  'utf-16be': 'Unicode (UTF-16, big endian)',
  'utf-8': 'Unicode (UTF-8)',
} as const

export type TextEncodingName = keyof typeof TEXT_ENCODINGS

export const TEXT_ENCODING_NAMES = Object.keys(TEXT_ENCODINGS).filter(isTextEncodingName)

export function isTextEncodingName(name: string): name is TextEncodingName {
  return Object.hasOwn(TEXT_ENCODINGS, name)
}

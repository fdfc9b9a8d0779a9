import webpack, { type WebpackPluginInstance } from 'webpack'

/** Strings of the component library in another language than English. */
const OTHER_LANGUAGE = /[\\/]intl[\\/]\w+[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/

/**
 * Leaves out the strings of the component library in other languages, which screen readers would read on English pages.
 * The library falls back to English if a language is undefined.
 */
export const englishStrings = (): WebpackPluginInstance =>
  new webpack.NormalModuleReplacementPlugin(OTHER_LANGUAGE, 'data:text/javascript,export default undefined')

import webpack, { type WebpackPluginInstance } from 'webpack'

/**
 * Has the browser compile every function of a script while the script arrives, off the main thread. Without the hint,
 * it compiles each one on the main thread when it is first called (docs/decisions/lighthouse-signed-in.md).
 */
export function compileHints(): WebpackPluginInstance {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad\n',
    raw: true,
    test: /\.js$/,
    // The minimizer would remove it. Maps, digests and compressed files are made after it.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })
}

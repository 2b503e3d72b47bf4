# A formula for a tap. OWNER, the version and the sum of the source archive are to be filled in for each release.
class RenderCli < Formula
  desc "UIKit's layout, computed and drawn without a simulator"
  homepage "https://github.com/OWNER/layout-render"
  url "https://github.com/OWNER/layout-render/archive/refs/tags/v0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "cairo"
  depends_on "expat"
  depends_on "harfbuzz"
  depends_on "libdeflate"
  depends_on "pango"

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "render-cli"
    bin.install ".build/release/render-cli"
    (man1/"render-cli.1").write Utils.safe_popen_read(bin/"render-cli", "manual")
    generate_completions_from_executable(bin/"render-cli", "--generate-completion-script")
  end

  test do
    (testpath/"tree.json").write('{"version": 1, "root": {"id": "root", "type": "view"}}')
    system bin/"render-cli", "check", "tree.json"
  end
end

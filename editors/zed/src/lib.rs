//! Runs `color-lint lsp` in Zed: the program that the settings name, or else the one on the PATH, or else that of the latest
//! release, which is downloaded once.

use std::fs;

use zed_extension_api::{
    self as zed, serde_json, settings::LspSettings, Architecture, DownloadedFileType,
    GithubReleaseOptions, LanguageServerId, LanguageServerInstallationStatus as Status, Os, Result,
};

/// The name of the server in Zed's settings, of its section of settings, and of the program.
const NAME: &str = "color-lint";

/// Where releases are.
const REPOSITORY: &str = "OWNER/color-lint";

struct ColorLint;

/// The name of the program among the assets of a release.
fn asset() -> Result<String> {
    let (system, machine) = zed::current_platform();
    let system_name = match system {
        Os::Mac => "darwin",
        Os::Linux => "linux",
        Os::Windows => return Err("color-lint has no release for Windows".to_string()),
    };
    let machine_name = match (system, machine) {
        (Os::Mac, Architecture::Aarch64) => "arm64",
        (_, Architecture::Aarch64) => "aarch64",
        (_, Architecture::X8664) => "x86_64",
        (_, Architecture::X86) => return Err("color-lint has no release for x86".to_string()),
    };
    Ok(format!("{NAME}-{system_name}-{machine_name}"))
}

/// Downloads the program of the latest release, unless it is here already, and returns its path.
fn download(server: &LanguageServerId) -> Result<String> {
    let name = asset()?;
    zed::set_language_server_installation_status(server, &Status::CheckingForUpdate);
    let options = GithubReleaseOptions {
        require_assets: true,
        pre_release: false,
    };
    let release = zed::latest_github_release(REPOSITORY, options)?;
    let path = format!("{NAME}-{}", release.version);
    if !fs::metadata(&path).is_ok_and(|file| file.is_file()) {
        let asset = release.assets.iter().find(|asset| asset.name == name);
        let asset = asset.ok_or_else(|| format!("release {} has no {name}", release.version))?;
        zed::set_language_server_installation_status(server, &Status::Downloading);
        // Under another name first, so that an interrupted download is not run.
        let part = format!("{path}.part");
        zed::download_file(&asset.download_url, &part, DownloadedFileType::Uncompressed)?;
        zed::make_file_executable(&part)?;
        fs::rename(&part, &path).map_err(|error| error.to_string())?;
    }
    zed::set_language_server_installation_status(server, &Status::None);
    Ok(path)
}

impl zed::Extension for ColorLint {
    fn new() -> Self {
        Self
    }

    fn language_server_command(
        &mut self,
        server: &LanguageServerId,
        worktree: &zed::Worktree,
    ) -> Result<zed::Command> {
        let binary = LspSettings::for_worktree(server.as_ref(), worktree)
            .ok()
            .and_then(|settings| settings.binary);
        let path = binary.as_ref().and_then(|binary| binary.path.clone());
        let command = match path.or_else(|| worktree.which(NAME)) {
            Some(command) => command,
            None => download(server).map_err(|error| {
                format!(
                    "there is no color-lint on the PATH, and none could be downloaded ({error}): install it, or give its \
                     place in Zed's settings, \"lsp\": {{ \"color-lint\": {{ \"binary\": {{ \"path\": \"…\" }} }} }}"
                )
            })?,
        };
        let arguments = binary.as_ref().and_then(|binary| binary.arguments.clone());
        let environment = binary.and_then(|binary| binary.env).unwrap_or_default();
        Ok(zed::Command {
            command,
            args: arguments.unwrap_or_else(|| vec!["lsp".to_string()]),
            env: worktree
                .shell_env()
                .into_iter()
                .chain(environment)
                .collect(),
        })
    }

    /// What the server is told when it asks for its section of the settings.
    fn language_server_workspace_configuration(
        &mut self,
        server: &LanguageServerId,
        worktree: &zed::Worktree,
    ) -> Result<Option<serde_json::Value>> {
        let settings = LspSettings::for_worktree(server.as_ref(), worktree)
            .ok()
            .and_then(|settings| settings.settings);
        Ok(settings.map(|settings| match settings.get(NAME) {
            Some(_) => settings,
            None => serde_json::json!({ NAME: settings }),
        }))
    }
}

zed::register_extension!(ColorLint);

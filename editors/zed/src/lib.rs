//! Runs `color-lint lsp` in Zed: the program that the settings name, or else the one on the PATH.

use zed_extension_api::{self as zed, serde_json, settings::LspSettings, LanguageServerId, Result};

/// The name of the server in Zed's settings, of its section of settings, and of the program.
const NAME: &str = "color-lint";

struct ColorLint;

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
        let command = path.or_else(|| worktree.which(NAME)).ok_or_else(|| {
            "there is no color-lint on the PATH: install it, or give its place in Zed's settings, \
             \"lsp\": { \"color-lint\": { \"binary\": { \"path\": \"…\" } } }"
                .to_string()
        })?;
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

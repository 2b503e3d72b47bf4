import RenderCommands

RenderProgram.main()
